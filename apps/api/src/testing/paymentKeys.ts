/** Settings of an unreachable payment provider. */
export const paymentKeys: NodeJS.ProcessEnv = {
  ADYEN_API_KEY: 'never-sent',
  ADYEN_MERCHANT_ACCOUNT: 'MagazijnTest',
  ADYEN_CLIENT_KEY: 'test_client',
  ADYEN_HMAC_KEY: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
};

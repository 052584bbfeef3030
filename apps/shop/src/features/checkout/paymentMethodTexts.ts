export const paymentMethodTexts = {
  heading: 'Hoe wil je betalen?',
  hint: (amount: string) =>
    `Je betaalt ${amount} veilig bij onze betaalpartner. Wij zien je kaart- en bankgegevens niet.`,
  summary: 'Jouw bestelling',
  orderNumber: 'Bestelnummer',
  deliveryDay: 'Bezorgdag',
  total: 'Te betalen',
  note: 'Je bestelling is geplaatst zodra je betaald hebt. Lukt het niet, dan blijft je winkelmand staan.',
  busy: 'We openen de beveiligde betaalomgeving. Een ogenblik.',
  over: 'We kijken hoe je betaling is afgelopen. Een ogenblik.',
  foreign:
    'Deze betaling hoort niet bij jouw account, of de link klopt niet. Er is niets afgeschreven. Begin de betaling opnieuw vanuit je bestelling.',
  unreachable:
    'We kunnen nu niet nagaan hoe het met je betaling staat. Controleer je verbinding en probeer het opnieuw: je betaalt nooit dubbel.',
  retry: 'Probeer opnieuw',
  toPayment: 'Terug naar je bestelling',
  noScript: 'Om te betalen moet JavaScript aan staan in je browser.',
} as const;

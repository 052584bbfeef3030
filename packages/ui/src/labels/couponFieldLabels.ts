/** Texts of `CouponField`. */
export const couponFieldLabels = { label: 'Kortingscode', placeholder: 'Bijvoorbeeld LENTE26' };

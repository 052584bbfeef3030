export const couponFieldLabels = { label: 'Kortingscode', placeholder: 'Typ of plak je code' };

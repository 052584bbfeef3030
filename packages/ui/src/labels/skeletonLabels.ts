/** Texts of `ProductShelfSkeleton`. */
export const skeletonLabels = { loading: 'Producten laden' };

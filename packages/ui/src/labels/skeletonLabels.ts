export const skeletonLabels = { loading: 'Producten laden' };

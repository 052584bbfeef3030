export const orderReferenceFieldLabels = { label: 'Eigen referentie op de factuur' };

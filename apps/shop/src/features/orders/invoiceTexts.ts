export const invoiceTexts = {
  invoice: 'Factuur',
  ubl: 'Factuur als UBL-bestand',
  creditNote: 'Creditfactuur',
  /** Completes the button's name for screen readers: a list has a button for each order. */
  ofOrder: (number: string) => `van bestelling ${number}`,
  newTab: 'Opent in een nieuw tabblad',
  opening: 'Je factuur wordt gemaakt. Een ogenblik geduld.',
  blocked:
    'Je browser hield het nieuwe tabblad tegen. Sta pop-ups toe voor deze winkel en probeer het nog een keer.',
  offline: 'Er is geen verbinding. Probeer het opnieuw als je weer online bent.',
  failed: 'De factuur kon niet worden geopend. Probeer het opnieuw.',
} as const;

/** Our units as UN/ECE Recommendation 20 and 21 code them; the latter with the X that Peppol puts before it. */
const codes: Readonly<Record<string, string>> = {
  baal: 'XBL',
  can: 'XCA',
  doos: 'XBX',
  doosje: 'XBX',
  emmer: 'XBJ',
  fles: 'XBO',
  pak: 'XPK',
  pot: 'XJR',
  rol: 'XRO',
  set: 'SET',
  tray: 'XPU',
  tube: 'XTU',
  zak: 'XBG',
};

/** The code of a unit (BT-130); what we do not know is counted in pieces. */
export const unitCode = (unit: string): string => codes[unit.trim().toLowerCase()] ?? 'H87';

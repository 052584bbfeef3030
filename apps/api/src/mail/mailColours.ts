/** A colour by day and by night. */
interface MailColour {
  readonly light: string;
  readonly dark: string;
}

/**
 * The kit's colours, by their names there, as mail programs understand them: few know OKLCH, and none knows custom
 * properties. The test beside this file holds them against the kit's tokens.
 */
export const mailColours = {
  paper: { light: '#f6f4ec', dark: '#161524' },
  stock: { light: '#fefdfa', dark: '#222235' },
  board: { light: '#21203f', dark: '#0b0a18' },
  'on-board': { light: '#f6f4ec', dark: '#f3f0e7' },
  ink: { light: '#21203f', dark: '#f3f0e7' },
  'ink-2': { light: '#4d4d65', dark: '#c2c3d0' },
  rule: { light: '#ccc7bb', dark: '#404052' },
  accent: { light: '#fcc82c', dark: '#f7c532' },
  'on-accent': { light: '#21203f', dark: '#21203f' },
  info: { light: '#364789', dark: '#bdc8f9' },
  'info-tint': { light: '#e5e9f9', dark: '#2d2f4e' },
} as const satisfies Readonly<Record<string, MailColour>>;

export type MailColourName = keyof typeof mailColours;

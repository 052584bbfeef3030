/** The page, in points (1/72 inch): A4 with margins of 15 mm. */
export const sheet = {
  width: 595.28,
  height: 841.89,
  left: 42,
  right: 553.28,
  /** Where a page after the first begins below its head. */
  top: 84,
  /** Where the last line of a page may end; the foot is below. */
  bottom: 766,
} as const;

/** From one margin to the other. */
export const contentWidth = sheet.right - sheet.left;

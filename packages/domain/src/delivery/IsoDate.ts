/** A calendar date as ISO 8601 writes it, '2026-11-23': a day on the wall, without time or zone. */
export type IsoDate = string;

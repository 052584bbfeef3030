/** Which part of a list: `page` from 1 to 10,000, `pageSize` from 1 to 100. */
export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
}

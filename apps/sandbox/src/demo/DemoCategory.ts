/** A category (parentId null) or a sub category of the demonstration shop. */
export interface DemoCategory {
  readonly id: number;
  /** Its segment of the URL, lower case with hyphens; unique among the children of one parent. */
  readonly url: string;
  /** The name that customers read. */
  readonly description: string;
  /** One or two sentences under the heading. */
  readonly intro: string;
  readonly parentId: number | null;
  /** Image name for {@link pictureSpec}; null for a category without a banner. */
  readonly image: string | null;
  /** 1 is shown first among its siblings. For a category without parent this is the aisle number. */
  readonly priority: number;
  /** True for 'aanbieding' and its children: reachable by URL, not in the navigation. */
  readonly special: boolean;
}

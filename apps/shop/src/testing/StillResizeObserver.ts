/** A ResizeObserver that never calls back: jsdom has no layout, so no size changes. */
export class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

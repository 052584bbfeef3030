/** The width of a page: at most 1440 px, with a gutter of 16 px on phones and 32 px from the breakpoint on. */
export const pageWidth = 'mx-auto w-full max-w-page px-4 wide:px-8';

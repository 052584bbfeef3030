import { Component, type ReactNode } from 'react';
import { PageFailure } from './PageFailure.tsx';

interface PageBoundaryProps {
  /** The key of the history's entry: navigating leaves a broken page behind. */
  visit: string;
  children: ReactNode;
}

interface PageBoundaryState {
  readonly broken: { readonly error: unknown } | null;
  readonly visit: string;
}

/** Keeps a page that breaks from taking the shop along. A class, since React has no other boundary. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { broken: null, visit: this.props.visit };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { broken: { error } };
  }

  static getDerivedStateFromProps({ visit }: PageBoundaryProps, state: PageBoundaryState) {
    return visit === state.visit ? null : { broken: null, visit };
  }

  override render() {
    const { broken } = this.state;
    if (!broken) return this.props.children;
    return <PageFailure error={broken.error} onRetry={() => this.setState({ broken: null })} />;
  }
}

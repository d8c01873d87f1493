import { Component, type ReactNode } from 'react';

interface Props {
  /** What is shown where the rest could not be. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Something that breaks takes nothing with it but itself. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

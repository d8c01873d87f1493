import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown when a child fails. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps the error of a child from spreading. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

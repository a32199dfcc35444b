import { Component, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  /** What stands in place of a part that failed; `retry` shows it again. */
  fallback: (retry: () => void) => ReactNode;
}

/** Keeps a failure inside its part of the page. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children;
  }
}

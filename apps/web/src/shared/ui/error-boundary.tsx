import { Component, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  /** What stands in place of a part that failed; `retry` shows it again. */
  fallback: (retry: () => void) => ReactNode;
  /** Another one means something else is shown now: what failed before is tried anew. */
  shown?: string;
}

/** Keeps a failure inside its part of the page. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ shown }: Props) {
    if (this.state.failed && shown !== this.props.shown) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children;
  }
}

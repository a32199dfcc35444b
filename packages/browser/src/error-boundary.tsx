import { Component, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  /** Renders the replacement for failed children; `retry` renders the children again. */
  fallback: (retry: () => void, error: unknown) => ReactNode;
  /** Identifies the content. A changed value renders failed children again. */
  shown?: string;
}

/** Confines a render error to a part of the page. */
export class ErrorBoundary extends Component<Props, { failed: boolean; error: unknown }> {
  override state: { failed: boolean; error: unknown } = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidUpdate({ shown }: Props) {
    if (this.state.failed && shown !== this.props.shown) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed
      ? this.props.fallback(() => this.setState({ failed: false }), this.state.error)
      : this.props.children;
  }
}

import { Component, type ReactNode } from 'react'

type Props = {
  /** Another value is another try. */
  resetKey: unknown
  failed: (error: unknown) => ReactNode
  children: ReactNode
}
type State = { resetKey: unknown; error?: { thrown: unknown } | undefined }

/** Error boundary: replaces what failed to render. React has no hook for this. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { resetKey: this.props.resetKey }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { resetKey, error: undefined }
  }
  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { error: { thrown } }
  }
  override render(): ReactNode {
    const { error } = this.state
    return error ? this.props.failed(error.thrown) : this.props.children
  }
}

import { Component, type ReactNode } from 'react'

type Props = {
  /** Reset key: another value is another try. */
  of: unknown
  failed: (error: unknown) => ReactNode
  children: ReactNode
}
type State = { of: unknown; error?: { thrown: unknown } | undefined }

/** Error boundary: replaces what failed to render. React has no hook for this. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { of: this.props.of }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { of, error: undefined }
  }
  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { error: { thrown } }
  }
  override render(): ReactNode {
    const { error } = this.state
    return error ? this.props.failed(error.thrown) : this.props.children
  }
}

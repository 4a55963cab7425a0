import type { Attributes, Span, SpanKind } from '@opentelemetry/api'

type SpanOptions = { kind: SpanKind; attributes?: Attributes; parent?: string | undefined }

export type Tracer = {
  begin(name: string, options: SpanOptions): Span
  /** An error is named by its class: its message may quote what a person wrote. */
  end(span: Span, error?: unknown): void
}

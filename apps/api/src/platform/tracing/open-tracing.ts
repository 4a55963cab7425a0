import type { Build } from '../build.ts'

type Settings = { OTLP_URL?: string | undefined; OTLP_SHARE: number }

/** Dynamic import: without an address the libraries of OpenTelemetry are not loaded. */
export async function openTracing({ OTLP_URL: url, OTLP_SHARE: share }: Settings, resource: Build) {
  if (url === undefined) return undefined
  const { startTracing } = await import('./tracing.ts')
  return startTracing({ url, share, resource })
}

import type { OptionalService } from '@fareeq/domain/kernel/optional-services.ts'

/** Whether the server offers it: what is off is written on <html> of every page it sends. */
export const isOff = (service: OptionalService): boolean =>
  (document.documentElement.dataset['off'] ?? '').split(' ').includes(service)

/** As the device says. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

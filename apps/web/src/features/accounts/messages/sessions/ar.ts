import type { Device } from '@fareeq/domain/kernel/devices.ts'

const browsers: Record<Device['browser'], string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  other: 'متصفح آخر',
}
const systems: Record<Device['system'], string> = {
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  android: 'Android',
  ios: 'iOS',
  other: 'نظام آخر',
}

/** Open sessions by device. `{browser}`, `{system}` and `{moment}` are filled. */
export const ar = {
  device: '{browser} على {system}',
  unknown: 'جهاز غير معروف',
  since: 'منذ {moment}',
  browsers,
  systems,
}
export type SessionWords = typeof ar

import type { SessionWords } from './ar.ts'

export const en: SessionWords = {
  device: '{browser} on {system}',
  unknown: 'Unknown device',
  since: 'Since {moment}',
  browsers: { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari', other: 'another browser' },
  systems: {
    windows: 'Windows',
    macos: 'macOS',
    linux: 'Linux',
    android: 'Android',
    ios: 'iOS',
    other: 'another system',
  },
}

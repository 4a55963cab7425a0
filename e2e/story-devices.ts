import type { Page } from '@playwright/test'

/** What the browser answers where it gives no access; each device alone, as people have it. */
export const withFaults = (page: Page, faults: { camera?: string; microphone?: string }) =>
  page.addInitScript((names) => {
    const { mediaDevices } = navigator
    const real = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (constraints) => {
      const name = (constraints?.video && names.camera) || (constraints?.audio && names.microphone)
      if (name) throw new DOMException('', name)
      return real(constraints)
    }
  }, faults)

import { expect, test, vi } from 'vitest'
import { storage } from '../../platform/session/storage.ts'
import { chooseSpeaker, playThrough, speaker } from './speaker.ts'

test('the chosen speaker is remembered beside the camera', () => {
  storage.set('devices', { camera: 'front' })
  expect(speaker()).toBe('')
  chooseSpeaker('headset')
  expect(speaker()).toBe('headset')
  expect(storage.get('devices')).toEqual({ camera: 'front', speaker: 'headset' })
})

test('one that is gone leaves the sound where it is, and a browser without the choice plays as ever', async () => {
  const setSinkId = vi.fn<(id: string) => Promise<void>>().mockRejectedValue(new DOMException('', 'NotFoundError'))
  const player = { setSinkId, sinkId: '' } as unknown as HTMLMediaElement
  await playThrough(player, 'headset')
  expect(setSinkId).toHaveBeenCalledWith('headset')
  setSinkId.mockClear()
  await playThrough(player, '')
  await playThrough({} as HTMLMediaElement, 'headset')
  expect(setSinkId).not.toHaveBeenCalled()
})

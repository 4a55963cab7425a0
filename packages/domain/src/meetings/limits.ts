export const MAX_TOPIC_LENGTH = 1000
export const MAX_REASON_LENGTH = 1000
export const MAX_ROOM_LINK_LENGTH = 500
/** Days of the week on which meetings are held: Sunday to Thursday. */
export const HOST_DAYS: readonly number[] = [0, 1, 2, 3, 4]

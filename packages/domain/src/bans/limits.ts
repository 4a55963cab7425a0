export const BAN_TEXT_LENGTH = 3000
export const BAN_REASON_LENGTH = 1000
export const MAX_BAN_FILES = 5
export const BAN_FILE_UPLOAD = { field: 'file', maxBytes: 5 * 1024 * 1024, types: ['pdf', 'png', 'jpg'] } as const
export const BAN_FILE_MEDIA = { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg' } as const

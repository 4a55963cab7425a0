export const LEGAL_NAME_LENGTH = 160
export const ADDRESS_LENGTH = 300
export const CAPACITY_LENGTH = 80
export const REASON_LENGTH = 300

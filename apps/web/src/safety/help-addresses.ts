import type { PhoneNumber } from '@maitri/content/helplines'

export const telAddress = (number: PhoneNumber) => `tel:${number.tel}`

/** Opens the chat in WhatsApp; nothing is sent to it before the person presses. */
export const whatsappAddress = (number: PhoneNumber) => `https://wa.me/${number.tel.replace('+', '')}`

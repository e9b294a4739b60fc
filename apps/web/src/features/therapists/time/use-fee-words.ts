import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Rupees as they are written in India. */
export function useFeeWords(): (rupees: number) => string {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const format = new Intl.NumberFormat(`${i18n.language}-IN`, {
      style: 'currency',
      currency: 'INR',
      maximumFractionDigits: 0,
      numberingSystem: 'latn',
    })
    return (rupees: number) => format.format(rupees)
  }, [i18n.language])
}

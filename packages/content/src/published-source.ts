/** Where something we say is printed: `date` is the day, month or year of publication, as exactly as we know it (ISO 8601). */
export type PublishedSource = { reference: string; date: string; url: string }

/** One section, or several, of India's Mental Healthcare Act, 2017. */
export const mentalHealthcareAct = (sections: string, noun: 'section' | 'sections' = 'section'): PublishedSource => ({
  reference: `Mental Healthcare Act, 2017 (India), ${noun} ${sections}`,
  date: '2017-04-07',
  url: 'https://www.indiacode.nic.in/handle/123456789/2249',
})

/** A page of the World Health Organization, by its path. */
export const who = (title: string, date: string, page: string): PublishedSource => ({
  reference: `World Health Organization, ${title}`,
  date,
  url: `https://www.who.int/${page}`,
})

/** A paper, by its DOI. */
export const paper = (reference: string, date: string, doi: string): PublishedSource => ({
  reference,
  date,
  url: `https://doi.org/${doi}`,
})

/** The six hues of the product; each is a fill with its own ink and tint in tokens.css. */
export type Hue = 'peacock' | 'marigold' | 'lotus' | 'indigo' | 'tulsi' | 'brick'

// Neither package brings types; only what the comparison calls is declared.
declare module 'sentiment' {
  export default class Sentiment {
    analyze(text: string): { score: number; comparative: number }
  }
}

declare module 'vader-sentiment' {
  export const SentimentIntensityAnalyzer: {
    polarity_scores(text: string): { compound: number; pos: number; neg: number; neu: number }
  }
}

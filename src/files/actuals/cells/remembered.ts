/** So many answers are kept; one more than that, and they are forgotten. What is longer is seldom said twice. */
const [most, longest] = [2000, 200]

/** The same answers, each found once: files say the same few things in every row. */
export function remembered<Question extends string | number, Answer>(
  answerTo: (question: Question) => Answer,
): (question: Question) => Answer {
  const answers = new Map<Question, Answer>()
  return (question) => {
    if (typeof question === 'string' && question.length > longest) return answerTo(question)
    const known = answers.get(question)
    if (known !== undefined) return known
    const answer = answerTo(question)
    if (answers.size >= most) answers.clear()
    answers.set(question, answer)
    return answer
  }
}

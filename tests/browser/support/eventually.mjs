/** Tries a check again until it holds; its own error if it never does. For conditions that no event announces. */
export async function eventually(check, { seconds = 10 } = {}) {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

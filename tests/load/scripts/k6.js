// The front page's burst with k6 (https://k6.io), against `make run`'s demo:
//
//   k6 run tests/load/scripts/k6.js
//   k6 run -e SCENARIO=reading -e CONNECTIONS=100 -e DURATION=1m tests/load/scripts/k6.js
//
// AFTERWORD is the server (http://127.0.0.1:8017), SITE and PAGES (paths with spaces between) what is asked for.
// SCENARIO is `counts`, ten counts by one request, or `reading`: the thread of one of the pages, then the counts.
// k6 fails when an answer is wrong or takes 10 s.
import { check } from "k6";
import http from "k6/http";

const demo = [
  "static-site", "bread", "night-train", "plain-text", "birds",
  "radio", "small-type", "desk", "über-das-wetter", "books",
].map((name) => `/posts/${name}/`);
const { AFTERWORD = "http://127.0.0.1:8017", SITE = "demo", PAGES, SCENARIO = "counts" } = __ENV;
const { CONNECTIONS = "50", DURATION = "10s" } = __ENV;
const pages = PAGES ? PAGES.split(/\s+/).filter(Boolean) : demo;
const api = `${AFTERWORD.replace(/\/$/, "")}/api/v1`;
const asked = (page) => `&page=${encodeURIComponent(page)}`;
const front = `${api}/counts?site=${SITE}${pages.map(asked).join("")}`;

const scenarios = { counts, reading };
if (!scenarios[SCENARIO]) throw new Error(`SCENARIO is ${Object.keys(scenarios).join(" or ")}, not ${SCENARIO}`);

export const options = {
  scenarios: { [SCENARIO]: { executor: "constant-vus", exec: SCENARIO, vus: Number(CONNECTIONS), duration: DURATION, gracefulStop: "10s" } },
  thresholds: { checks: ["rate==1"], http_req_failed: ["rate==0"], http_req_duration: ["max<10000"] },
  summaryTrendStats: ["min", "avg", "max", "p(50)", "p(90)", "p(99)"],
};

export function counts() {
  const answer = http.get(front, { tags: { name: "counts" } });
  check(answer, {
    "counts: 200": ({ status }) => status === 200,
    "counts: one for each page": (answer) => pages.every((page) => Number.isInteger(answer.json("counts")?.[page])),
  });
}

export function reading() {
  const page = pages[__ITER % pages.length];
  const answer = http.get(`${api}/comments?site=${SITE}${asked(page)}`, { tags: { name: "thread" } });
  check(answer, {
    "thread: 200": ({ status }) => status === 200,
    "thread: the page's": (answer) => answer.json("page.path") !== undefined && Array.isArray(answer.json("comments")),
  });
  counts();
}

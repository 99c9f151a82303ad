-- The front page's burst with wrk, against `make run`'s demo:
--
--   wrk -t1 -c50 -d10s --latency -s tests/load/scripts/wrk.lua http://127.0.0.1:8017
--   SCENARIO=reading wrk -t1 -c50 -d10s --latency -s tests/load/scripts/wrk.lua http://127.0.0.1:8017
--
-- wrk takes the server from its command line. SITE and PAGES (paths with spaces between) say what is asked for.
-- SCENARIO is `counts`, ten counts by one request, or `reading`: the thread of one of the pages, then the counts.
-- It ends with 1 when an answer is wrong. CHECK=off looks at no bodies: wrk itself is faster then.

local site = os.getenv("SITE") or "demo"
local scenario = os.getenv("SCENARIO") or "counts"
local pages = {}
for page in (os.getenv("PAGES") or "/posts/static-site/ /posts/bread/ /posts/night-train/ /posts/plain-text/ "
  .. "/posts/birds/ /posts/radio/ /posts/small-type/ /posts/desk/ /posts/über-das-wetter/ /posts/books/"):gmatch("%S+") do
  pages[#pages + 1] = page
end

local function asked(page)
  return "&page=" .. page:gsub("[^%w/._~-]", function(sign) return ("%%%02X"):format(sign:byte()) end)
end

local front, threads = "/api/v1/counts?site=" .. site, {}
for number, page in ipairs(pages) do
  front = front .. asked(page)
  threads[number] = "/api/v1/comments?site=" .. site .. asked(page)
end

-- What is sent, in this order, again and again.
local round = {}
if scenario == "counts" then
  round = { front }
elseif scenario == "reading" then
  for _, thread in ipairs(threads) do
    round[#round + 1] = thread
    round[#round + 1] = front
  end
else
  error("SCENARIO is counts or reading, not " .. scenario)
end

local workers = {}

function setup(worker)
  workers[#workers + 1] = worker
end

local requests, sent = {}, 0

function init()
  for number, target in ipairs(round) do
    requests[number] = wrk.format("GET", target)
  end
  wrong, example = 0, ""
end

function request()
  sent = sent + 1
  return requests[(sent - 1) % #requests + 1]
end

-- Connections take turns, so that what an answer belongs to is told by how it begins.
local function is_right(status, body)
  if status ~= 200 then return false end
  if body:find('{"counts":{', 1, true) == 1 then
    local _, counts = body:gsub('":%d+[,}]', "")
    return counts == #pages
  end
  return scenario == "reading" and body:find('{"page":{', 1, true) == 1 and body:find('"comments":[', 1, true) ~= nil
end

if os.getenv("CHECK") ~= "off" then
  function response(status, _, body)
    if not is_right(status, body) then
      wrong, example = wrong + 1, status .. " " .. body:sub(1, 200)
    end
  end
end

function done(summary)
  local failed, said = 0, ""
  for kind, number in pairs(summary.errors) do
    -- A wrong status is a wrong answer, which is counted below where answers are looked at.
    if kind ~= "status" or not response then failed = failed + number end
  end
  for _, worker in ipairs(workers) do
    failed = failed + worker:get("wrong")
    if worker:get("example") ~= "" then said = worker:get("example") end
  end
  print(("%d answers, %d wrong %s"):format(summary.requests, failed, said))
  if failed > 0 or summary.requests == 0 then os.exit(1) end
end

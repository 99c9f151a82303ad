-- For wrk: each request is for the counts of ten other pages. PAGES and SITE come by the environment; with YEARS the
-- paths are those of fill.py.
dofile(os.getenv("REPORT"))

local pages, site = tonumber(os.getenv("PAGES")), os.getenv("SITE")
local random, concat = math.random, table.concat
local parts, words = {}, {}

function init()
  for number = 0, pages - 1 do
    local year = os.getenv("YEARS") and (2020 + number % 7) .. "/" or ""
    parts[number] = "&page=/posts/" .. year .. "article-" .. number .. "/"
  end
  words[1] = "GET /api/v1/counts?site=" .. site
  words[12] = " HTTP/1.1\r\nHost: " .. wrk.host .. "\r\n\r\n"
end

function request()
  for place = 2, 11 do
    words[place] = parts[random(0, pages - 1)]
  end
  return concat(words)
end
